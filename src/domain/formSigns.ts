/**
 * Headers that only the site's own forms add, to this server alone: how many ms the page has been open, and
 * `filled` when something filled in the field that people do not see. Never sent to another origin.
 */
export const FORM_AGE_HEADER = 'form-age';
export const FORM_TRAP_HEADER = 'form-trap';

/** The name of that field: one that robots like. */
export const TRAP_FIELD = 'website';
