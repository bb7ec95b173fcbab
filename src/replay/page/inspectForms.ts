/**
 * Import this module before the forms, which read the setting once: it makes their actors and messages inspectable, as
 * in a QA build.
 */
process.env.QA_BENCH = 'on';
