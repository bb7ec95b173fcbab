/** Texts of the booking pages that work without JavaScript. */
export const plainBookingTexts = {
  service: 'Alegeți serviciul',
  doctor: 'Alegeți medicul',
  time: 'Alegeți ora',
  press: 'Apăsați ora la care doriți să veniți; apoi scrieți datele pacientului.',
  details: 'Datele pacientului',
  otherService: 'Alt serviciu',
  otherTime: 'Altă oră',
  retry: 'Încercați din nou',
} as const;
