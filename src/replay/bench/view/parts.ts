import type { KeyboardEvent } from 'react';
import { createGlobalStyle, css, styled } from 'styled-components';
import { Button } from '../../../ui/Button';
import { Cluster } from '../../../ui/layout';
import { color, fontSize, radius, space } from '../../../ui/tokens';
import type { Verdict } from '../../run/report';

/** Fits the bench to the window; its parts scroll by themselves. */
export const BenchStyle = createGlobalStyle`
  body {
    height: 100vh;
    overflow: hidden;
    font-size: ${fontSize.small};
    line-height: 1.45;
  }
  #root {
    height: 100%;
  }
`;

/** Returns a form's handler. An `action` would empty the fields, and its error would take the bench away. */
export const handleSubmit =
  (act: (textOf: (field: string) => string) => void) =>
  (event: Pick<Event, 'preventDefault' | 'currentTarget'>): void => {
    event.preventDefault();
    const { elements } = event.currentTarget as HTMLFormElement;
    act((field) => (elements.namedItem(field) as HTMLInputElement).value);
  };

/** Submits a form by Enter in a text, which Shift with Enter breaks. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

export const Layout = styled.main`
  height: 100%;
  display: grid;
  grid-template: auto minmax(0, 1fr) / clamp(15rem, 27.5vw, 22rem) minmax(0, 1fr) clamp(17rem, 31vw, 32rem);
`;

export const BenchSide = styled.section<{ readonly $isRight?: boolean }>`
  grid-area: 2 / ${({ $isRight }) => ($isRight ? 3 : 1)};
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: ${color.surface};
  border-inline: 1px solid ${color.hairline};
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: ${space[3]};
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Scrolls a panel to a part of it that was rendered. */
export function showInPanel(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' });
}

export const focusOnce = (field: HTMLElement | null): void => field?.focus();

export const ToolRow = styled(Cluster)`
  gap: ${space[2]};
`;

export const PanelHead = styled(ToolRow)`
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.hairline};
`;

/** A row of a list that can be pressed. */
export const RowButton = styled.button`
  display: grid;
  width: 100%;
  padding: ${space[1]} ${space[2]};
  background: none;
  border: 0;
  border-radius: ${radius.control};
  text-align: left;
  &:hover {
    box-shadow: inset 0 0 0 1px ${color.control};
  }
`;

/** A button that keeps the focus when it is disabled. */
export const ToolButton = styled(Button).attrs(({ disabled, onClick, type = 'button' }) => ({
  type,
  $isSmall: true,
  disabled: false,
  'aria-disabled': disabled,
  onClick: disabled ? undefined : onClick,
}))`
  min-height: 2.25rem;
  padding-inline: ${space[3]};
  white-space: nowrap;
`;

/** The button ✕ of a row. */
export const Remove = styled(ToolButton)`
  min-height: 2rem;
  padding-inline: ${space[2]};
  opacity: 0.5;
  &:is(:hover, :focus-visible) {
    opacity: 1;
  }
`;

export const Title = styled.h2`
  font-size: 1rem;
`;

export const SmallTitle = styled.h3`
  margin-block: ${space[4]} ${space[1]};
  color: ${color.muted};
  font-size: 0.8125rem;
  letter-spacing: 0.02em;
`;

export const Badge = styled.span<{ readonly $isHot?: boolean }>`
  padding: 0.125rem ${space[3]};
  border-radius: ${radius.pill};
  background: ${({ $isHot }) => ($isHot ? color.dangerTint : color.brandTint)};
  color: ${({ $isHot }) => ($isHot ? color.danger : color.brandDeep)};
  font-weight: 600;
`;

const MARK_COLORS: Readonly<Record<Verdict, string>> = {
  passed: color.brand,
  failed: color.danger,
  neutral: color.muted,
};

export const Mark = styled.span<{ readonly $verdict: Verdict | undefined }>`
  color: ${({ $verdict }) => MARK_COLORS[$verdict ?? 'neutral']};
  font-weight: 700;
`;

export const Fold = styled.details`
  margin-top: ${space[3]};
`;

export const FoldSummary = styled.summary`
  padding-block: ${space[1]};
  font-weight: 600;
  cursor: pointer;
`;

/** Shows problems, one per line. */
export const ProblemText = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.danger};
  font-weight: 600;
  white-space: pre-line;
`;

export const Quiet = styled.p`
  color: ${color.muted};
`;

/** A line below a panel's scrolled part, which stays under the pointer when it comes; none while it is empty. */
export const Note = styled.p`
  color: ${color.brandDeep};
  &:not(:empty) {
    padding: ${space[2]} ${space[3]};
    background: ${color.brandTint};
  }
`;

const field = css`
  min-width: 0;
  max-width: 100%;
  min-height: 2.25rem;
  padding: ${space[1]} ${space[2]};
  background: ${color.surface};
  color: ${color.text};
  border: 1.5px solid ${color.control};
  border-radius: ${radius.control};
`;

export const Input = styled.input`
  ${field}
  flex: 1 1 8rem;
`;

/** A field that is as high as its text; of a list each text is a line. */
export const Lines = styled.textarea`
  ${field}
  flex: 1 1 8rem;
  width: 100%;
  field-sizing: content;
`;

export const Select = styled.select`
  ${field}
  text-overflow: ellipsis;
`;
