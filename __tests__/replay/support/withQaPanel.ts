/** Imported first, because the forms ask at once whether they are watched. */
process.env.QA_PANEL = 'yes';
