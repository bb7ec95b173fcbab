declare module 'moment/locale/*';
