export const FALL_ON_ANTICOAGULANT =
  'luați un anticoagulant (tablete sau heparină) și ați căzut rău ori v-ați lovit la cap, chiar dacă vă simțiți bine (mergeți imediat)';
