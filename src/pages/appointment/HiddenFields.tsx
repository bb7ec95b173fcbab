/** Fields that a form sends along, by their names; empty ones are left out. */
export function HiddenFields({ of }: { readonly of: Readonly<Record<string, string | number>> }) {
  return Object.entries(of).map(
    ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  );
}
