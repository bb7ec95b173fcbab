import type { MailKind, MailStatus } from '../../domain/mailKinds';

export const MAIL_KIND_WORDS: Readonly<Record<MailKind, string>> = {
  'booking.request': 'cerere de confirmare, către pacient',
  'booking.notice': 'programare nouă, către clinică',
  'booking.confirmation': 'confirmare, către pacient',
  'reminder.week': 'reamintire cu 7 zile înainte',
  'reminder.day': 'reamintire cu o zi înainte',
  'cancellation.notice': 'anulare, către clinică',
  'cancellation.confirmation': 'anulare, către pacient',
  'move.notice': 'mutare, către clinică',
  'move.confirmation': 'mutare, către pacient',
  'link.again': 'linkul programării, trimis din nou',
  'waiting.request': 'cerere de confirmare a locului pe lista de așteptare',
  'waiting.offer': 'oră eliberată, către cine așteaptă',
  'day.notice': 'ziua clinicii, către clinică',
  'contact.notice': 'mesaj din pagina de contact',
  'surge.notice': 'neobișnuit de multe programări, către clinică',
  'failure.notice': 'un e-mail către un pacient nu a plecat, către clinică',
};

export const MAIL_STATUS_WORDS: Readonly<Record<MailStatus, string>> = {
  waiting: 'așteaptă',
  sent: 'trimis',
  failed: 'eșuat',
  dropped: 'nu se mai trimite',
};
