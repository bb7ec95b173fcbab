import { useSnackbar, type CustomContentProps } from 'notistack';
import { useLayoutEffect, useRef, type Ref } from 'react';
import { styled } from 'styled-components';
import { atLeast, color, radius, shadow, space } from '../../ui/tokens';
import { CLOSE_MS, type NotificationTone } from './notification';
import { Icon, type IconName } from '../../ui/Icon';
import { IconButton } from '../../ui/Button';

const tones: Record<NotificationTone, { readonly mark: string; readonly icon: IconName }> = {
  success: { mark: color.brand, icon: 'CircleCheck' },
  error: { mark: color.danger, icon: 'CircleAlert' },
};

const CardBox = styled.div<{ $mark: string }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: min(30rem, 90vw);
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-left: 5px solid ${({ $mark }) => $mark};
  border-radius: ${radius.control};
  box-shadow: ${shadow};
  color: ${color.text};
  /* Notistack's own timers end earlier, see Notifications. */
  transition: transform ${CLOSE_MS}ms !important;
  visibility: visible !important;
  @media ${atLeast.lg} {
    width: 20rem;
  }
`;

type NotificationCardProps = CustomContentProps & { readonly ref?: Ref<HTMLDivElement> };

/** Height in px of the place for a message below the header. */
const HEAD = 160;

export function NotificationCard({ id, message, variant, style, ref }: NotificationCardProps) {
  const { closeSnackbar } = useSnackbar();
  const { mark, icon } = tones[variant === 'success' ? 'success' : 'error'];
  const text = useRef<HTMLParagraphElement>(null);
  // Moves it below the header on narrow screens, away from the field in use and from a phone's keyboard.
  useLayoutEffect(() => {
    const used = document.activeElement;
    const isAbove = used?.matches('input, select, textarea') && used.getBoundingClientRect().top > HEAD;
    text.current?.closest('[role="alert"]')?.toggleAttribute('data-above', isAbove === true);
  }, []);
  return (
    <CardBox ref={ref} style={style} $mark={mark}>
      <Icon name={icon} size={22} style={{ color: mark }} />
      <p style={{ flex: 1, fontWeight: 600, lineHeight: 1.4 }} ref={text}>
        {message}
      </p>
      <IconButton type="button" aria-label="Închideți mesajul" onClick={() => closeSnackbar(id)}>
        <Icon name="X" size={20} />
      </IconButton>
    </CardBox>
  );
}
