import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, space } from '../../../ui/tokens';
import { showStored, type StoredPage } from '../play/storedPage';
import { WIDTHS, type BenchStore } from './benchStore';
import { Head, Input, Select, ToolButton } from './parts';
import { useStore } from './useStore';

const Place = styled.section`
  grid-area: 2 / 2;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  background: ${color.sunken};
`;

const Room = styled.div`
  position: relative;
  margin: ${space[3]};
`;

/** As wide as the site should be, and made smaller to fit. */
const Screen = styled.iframe<{ readonly $isHidden?: boolean }>`
  position: absolute;
  inset: 0 auto auto 50%;
  border: 0;
  border-radius: ${radius.control};
  background: ${color.paper};
  box-shadow: ${shadow};
  transform-origin: 0 0;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`;

/** Returns the size of an element, which changes with the window. */
function useSize(element: RefObject<HTMLElement | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Renders a stored page, which nothing can change. */
function StoredScreen({ page, ...look }: { readonly page: StoredPage; readonly style: object }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const { contentDocument } = frame.current ?? {};
    if (isReady && contentDocument) showStored(page, contentDocument);
  }, [page, isReady]);
  return (
    <Screen
      {...look}
      ref={frame}
      title="Pagina după pasul ales"
      sandbox="allow-same-origin"
      tabIndex={-1}
      // A document without this line would follow the rules of old browsers.
      srcDoc="<!doctype html>"
      onLoad={() => setIsReady(true)}
    />
  );
}

interface SiteFrameProps {
  readonly bench: BenchStore;
  /** The page of the chosen step; undefined for the page as it is now. */
  readonly stored: StoredPage | undefined;
}

/** Renders the site at the chosen width, and in its place the page of the chosen step. */
export function SiteFrame({ bench, stored }: SiteFrameProps) {
  const { address, width } = useStore(bench);
  const { setFrame } = bench;
  const [first] = useState(address);
  const input = useRef<HTMLInputElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const shownWidth = stored?.width ?? width;
  const scale = Math.min(1, size.width / shownWidth) || 1;
  const style = {
    width: shownWidth,
    height: size.height / scale,
    transform: `scale(${scale}) translateX(-50%)`,
  };
  return (
    <Place aria-label="Situl">
      <Head
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          bench.goTo(input.current?.value ?? address);
        }}
      >
        <Input key={address} ref={input} aria-label="Adresa paginii" defaultValue={address} />
        <ToolButton $variant="quiet" onClick={() => bench.reload()}>
          Reîncarcă
        </ToolButton>
        <Select
          aria-label="Lățimea sitului"
          value={width}
          onChange={({ target }) => bench.set({ width: Number(target.value) as typeof width })}
        >
          {WIDTHS.map((px) => (
            <option key={px} value={px}>
              {px} px
            </option>
          ))}
        </Select>
        {stored !== undefined && (
          <ToolButton onClick={() => bench.choose(null)}>Înapoi la pagina de acum</ToolButton>
        )}
      </Head>
      <Room ref={room}>
        <Screen
          ref={setFrame}
          name="site"
          title="Pagina"
          src={first}
          style={style}
          $isHidden={stored !== undefined}
        />
        {stored !== undefined && <StoredScreen page={stored} style={style} />}
      </Room>
    </Place>
  );
}
