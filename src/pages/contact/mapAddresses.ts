import type { ClinicProfile } from '../../domain/facts';

/** Half the map's width and height in degrees: a few streets around the clinic. */
const REACH = { latitude: 0.0026, longitude: 0.0062 };

/** Returns the frame's address; the browser loads it only when the visitor opens the map. */
export function mapFrame(profile: ClinicProfile): string {
  const [latitude, longitude] = [Number(profile.latitude), Number(profile.longitude)];
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ].map((degrees) => degrees.toFixed(5));
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}
