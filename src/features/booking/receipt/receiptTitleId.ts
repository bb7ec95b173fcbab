/** Where focus goes after a booking. */
export const RECEIPT_TITLE_ID = 'confirmare-programare';
