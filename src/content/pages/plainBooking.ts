/** Texts of the booking pages that work without JavaScript. */
export const plainBookingTexts = {
  service: 'Alegeți serviciul',
  doctor: 'Alegeți medicul',
  time: 'Alegeți ora',
  details: 'Datele pacientului',
  otherService: 'Alt serviciu',
  otherTime: 'Altă oră',
  retry: 'Încercați din nou',
} as const;
