import { useState } from 'react';
import { styled } from 'styled-components';
import { directionsTo } from '../../content/directions';
import { contactTexts } from '../../content/pages/contact';
import { PostalAddress } from '../../layout/PostalAddress';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { atLeast, color, notPrinted, radius, space } from '../../ui/tokens';
import { useFacts } from '../../api/facts';
import { Icon } from '../../ui/Icon';
import type { ClinicProfile } from '../../domain/facts';
import { SideBySide } from '../../ui/columns';

/** Half the map's width and height in degrees: a few streets around the clinic. */
const REACH = { latitude: 0.0026, longitude: 0.0062 };

/** Returns the map's address; the browser loads it only when the visitor opens the map. */
function mapUrl(profile: ClinicProfile): string {
  const latitude = Number(profile.latitude);
  const longitude = Number(profile.longitude);
  const corners = [-1, 1].flatMap((side) => [
    longitude + side * REACH.longitude,
    latitude + side * REACH.latitude,
  ]);
  const box = corners.map((degrees) => degrees.toFixed(5));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

const MapFrame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.sunken};
  overflow: hidden;
  @media ${atLeast.md} {
    aspect-ratio: 2 / 1;
  }
`;

const Cover = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  object-fit: cover;
`;

const Switch = styled(Button)`
  position: absolute;
  bottom: ${space[4]};
  left: ${space[4]};
  ${notPrinted}
`;

/** A drawn picture of the place; the real map loads from another host only on request. */
export function ClinicMap() {
  const { profile } = useFacts();
  const [view, setView] = useState<'sketch' | 'map' | 'offline'>('sketch');
  const shown = view === 'map';
  const directions = directionsTo(profile);
  return (
    <SideBySide $columns="minmax(0, 1fr) 16rem">
      <MapFrame>
        <Cover
          src="/pictures/place.svg"
          alt={contactTexts.sketchTitle(profile)}
          width={960}
          height={480}
          loading="lazy"
        />
        {shown && (
          <Cover
            as="iframe"
            title={contactTexts.mapTitle(profile)}
            src={mapUrl(profile)}
            // The other host draws its map and opens its links in new windows; it cannot lead this page away.
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        )}
        <Switch
          type="button"
          onClick={() => {
            // Offline the frame would hold the browser's own error page instead of the sketch.
            if (shown) setView('sketch');
            else setView(navigator.onLine ? 'map' : 'offline');
          }}
        >
          <Icon name="Map" size={20} />
          {shown ? contactTexts.showSketch : contactTexts.showMap}
        </Switch>
      </MapFrame>
      <Stack style={{ justifyItems: 'start' }}>
        <PostalAddress />
        <Button as="a" $variant="secondary" href={directions.url}>
          <Icon name="Navigation" size={18} />
          {directions.text}
        </Button>
        <Small role="status">{view === 'offline' ? contactTexts.mapOffline : contactTexts.mapSource}</Small>
      </Stack>
    </SideBySide>
  );
}
