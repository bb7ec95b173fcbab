/** Imported before the forms, which look for it once: their actors and messages can be inspected, as in a QA build. */
process.env.QA_PANEL = 'on';
