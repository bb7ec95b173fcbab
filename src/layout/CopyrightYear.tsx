import { useHydrated } from '../ui/hooks/useHydrated';

/** The prerendered year may be last year's; the key redraws it once the page is alive. */
export function CopyrightYear() {
  const alive = useHydrated();
  return (
    <span key={String(alive)} suppressHydrationWarning>
      {/* oxlint-disable-next-line react/purity -- a year that ends between two draws harms nobody */}
      {new Date().getFullYear()}
    </span>
  );
}
