/** Addresses the reader afterwards and a bystander, because a person who faints cannot call. */
export const FAINTING = 'ați leșinat sau cineva leșină';

export const CONFUSION = 'ați leșinat ori cineva leșină sau devine confuz';

export const BREATH = 'lipsă de aer în repaus sau apărută brusc';

export const CHEST_OR_BREATH = `aveți durere în piept ori ${BREATH}`;

export const HEADACHE = 'aveți o durere de cap bruscă și foarte puternică';
