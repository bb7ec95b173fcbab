export const JOINT =
  'o articulație devine brusc foarte dureroasă, roșie sau fierbinte, mai ales dacă aveți febră sau frisoane: poate fi o infecție (mergeți imediat)';
