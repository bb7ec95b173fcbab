export const STROKE =
  'brusc, vi se strâmbă gura, vă slăbește un braț sau un picior, vorbiți greu ori nu mai vedeți cu un ochi sau cu amândoi, chiar dacă semnele trec';
