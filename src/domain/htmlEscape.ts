/**
 * The wire carries HTML-escaped text; the server stores plain text and escapes where it prints. These two
 * functions are each other's inverse.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const CHARACTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ENTITIES).map(([character, entity]) => [entity, character])),
  // Other escapers write the apostrophe and the slash so.
  '&#x27;': "'",
  '&apos;': "'",
  '&#x2F;': '/',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Decodes once: `&amp;lt;` becomes `&lt;`, so that escaped text always comes back as it was typed. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#39|#x27|#x2F);/g, (entity) => CHARACTERS[entity] ?? entity);
}
