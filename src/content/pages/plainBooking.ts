/** Texts of the booking pages that work without JavaScript. */
export const plainBookingTexts = {
  service: 'Alegeți serviciul',
  doctor: 'Alegeți medicul',
  time: 'Alegeți ora',
  press: 'Apăsați ora la care doriți să veniți; apoi scrieți datele dumneavoastră.',
  details: 'Datele dumneavoastră',
  otherService: 'Alt serviciu',
  otherTime: 'Altă oră',
  retry: 'Încercați din nou',
  booked: 'Programarea este înregistrată',
  pending: 'Mai este un pas: confirmați programarea',
  pendingLead: (email: string): string =>
    `Ora nu este încă rezervată. Deschideți linkul din e-mailul trimis la ${email} și apăsați „Confirmați programarea” în cel mult o oră.`,
  mailed: (email: string): string => `Vă trimitem confirmarea la ${email}.`,
  notMailed: 'Nu trimitem confirmare și prin e-mail. Păstrați adresa paginii programării.',
} as const;
