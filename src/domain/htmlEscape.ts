const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const CHARACTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character])),
  // Other backends may escape the apostrophe and the slash like this.
  '&#x27;': "'",
  '&apos;': "'",
  '&#x2F;': '/',
};

/** Escapes a text for the wire; the server stores plain text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Decodes once: `&amp;lt;` becomes `&lt;`, so that escaped text decodes to exactly the text that was typed. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#39|#x27|#x2F);/g, (entity) => CHARACTERS[entity] ?? entity);
}
