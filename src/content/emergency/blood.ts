/** Signs of too few platelets or of vasculitis. */
export const SPOTS = 'vă apar multe vânătăi sau pete roșii mici pe piele (mergeți imediat)';

export const HEMOGLOBIN = 'hemoglobina este sub 7 g/dl, chiar dacă vă simțiți bine';
