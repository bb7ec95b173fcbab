/** The site with the QA bench, made by `npm run build -- --qa`. */
export const QA_FOLDER = 'dist-qa';
