/** The site with the QA panel, made by `npm run build -- --qa`. */
export const QA_FOLDER = 'dist-qa';
