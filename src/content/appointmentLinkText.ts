/** Text of the link to an appointment's own page, on the receipt and in every mail. */
export const appointmentLinkText = 'Mutați sau anulați programarea';
