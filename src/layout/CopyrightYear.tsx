import { useHydrated } from '../ui/hooks/useHydrated';

/** The prerendered year may be last year's; the key redraws it once the page is alive. */
export function CopyrightYear() {
  const alive = useHydrated();
  return (
    <span key={String(alive)} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
