import { CHEST_SIGNS } from '../emergency/chest';
import { CLOT, LIMB } from '../emergency/vessels';
import { fittingTitle } from '../pageMetadata';
import type { SpecialtyOf } from '../specialty';

export const cardiology: SpecialtyOf<'cardiology'> = {
  key: 'cardiology',
  metadata: ({ city }) => ({
    title: fittingTitle(
      `Cardiologie în ${city}: consultații și prețuri`,
      'Cardiologie: consultații și prețuri',
    ),
    description:
      'Consultații de cardiologie cu EKG și ecocardiografie, Holter, test de efort, Doppler vascular. Vedeți prețurile, medicii și orele libere.',
    keywords: [
      'cardiologie',
      `cardiolog ${city}`,
      'EKG',
      'ecocardiografie',
      'Holter',
      'test de efort',
      'tensiune arterială',
    ],
  }),
  lead: 'Consultații pentru inimă și vasele de sânge, de la prima evaluare la controalele periodice. Evaluarea inițială cuprinde electrocardiograma (EKG) și ecografia inimii.',
  urgentQuestion: 'Durere în piept acum?',
  paragraphs: [
    'Cardiologul caută cauza simptomelor, cum sunt durerea în piept, palpitațiile sau tensiunea mare. Împreună cu dumneavoastră, alege investigațiile, tratamentul și ritmul controalelor.',
    'La prima vizită alegeți evaluarea inițială: consultație, electrocardiogramă și ecocardiografie. Dacă sunteți deja în evidență, alegeți controlul: consultație și electrocardiogramă.',
  ],
  reasons: {
    heading: 'Când este bine să veniți',
    items: [
      'tensiunea este crescută la măsurători repetate;',
      'simțiți bătăi neregulate, foarte rapide sau foarte puternice ale inimii;',
      'obosiți sau respirați greu la eforturi pe care înainte le făceați ușor;',
      'vi se umflă treptat picioarele ori aveți dureri în gambe la mers;',
      'aveți un stimulator cardiac sau un defibrilator implantat;',
      'rude apropiate au avut boli de inimă în tinerețe.',
    ],
  },
  emergency: { call: [...CHEST_SIGNS, LIMB], today: [CLOT] },
  subServices: {
    heading: 'Investigații',
    articles: {
      '/ecocardiografie': {
        summary: 'Ecografia inimii: arată cavitățile, valvele și felul în care inima pompează sângele.',
        preparation: 'Fără pregătire specială.',
      },
      '/ecografie-doppler-vasculara': {
        summary: 'Arată cum curge sângele prin vasele gâtului, ale brațelor și ale picioarelor.',
        preparation: 'Fără pregătire specială; purtați haine largi.',
        priceKeyPrefixes: ['doppler'],
      },
      '/testare-de-efort': {
        summary: 'Urmărește inima și tensiunea în timp ce pedalați pe o bicicletă fixă.',
        duration: '15–20 de minute',
        preparation: '3–4 ore fără alcool, cafeină, fumat sau efort intens.',
        priceKeyPrefixes: ['stress'],
      },
      '/monitorizare-holter-ekg': {
        summary: 'Un aparat mic înregistrează bătăile inimii acasă, zi și noapte.',
        duration: '24 sau 48 de ore',
        preparation: 'Faceți duș înainte; fără creme pe piept.',
        priceKeyPrefixes: ['holter'],
      },
      '/monitorizare-ambulatorie-a-tensiunii-arteriale': {
        summary: 'Tensiunea măsurată automat, în viața de zi cu zi și în somn.',
        duration: '24 sau 48 de ore',
        preparation: 'Purtați mâneci largi; luați medicamentele ca de obicei.',
        priceKeyPrefixes: ['abpm'],
      },
      '/testare-stimulatoare-cardiace': {
        summary: 'Verificarea bateriei, a sondelor și a setărilor dispozitivului.',
        preparation: 'Aduceți cardul dispozitivului și lista medicamentelor.',
        priceKeyPrefixes: ['pacemaker', 'defibrillator'],
      },
    },
  },
  priceGroups: [
    { heading: 'Electrocardiogramă și efort', keyPrefixes: ['ecg', 'stress'] },
    { heading: 'Holter și tensiune', keyPrefixes: ['holter', 'abpm'] },
    { heading: 'Doppler', keyPrefixes: ['doppler'] },
    { heading: 'Dispozitive', keyPrefixes: ['pacemaker', 'defibrillator'] },
  ],
  priceNote:
    'Prețurile sunt în lei. Investigațiile recomandate la consultație se plătesc separat, la prețul din tabel.',
};
