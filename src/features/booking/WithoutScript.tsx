import { clinic } from '../../content/clinic';
import { Notice } from '../../ui/Notice';

/** Free times come from the server while one looks, so the form needs scripts; whoever has none is told whom to call. */
export function WithoutScript() {
  return (
    <noscript>
      <Notice>
        <p>
          Programarea online are nevoie de JavaScript. Vă programăm și la telefon:{' '}
          <a href={`tel:${clinic.phone.link}`}>{clinic.phone.label}</a>, luni–vineri,{' '}
          {clinic.phoneHours.opens}–{clinic.phoneHours.closes}.
        </p>
      </Notice>
    </noscript>
  );
}
