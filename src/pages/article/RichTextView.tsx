import { useFacts } from '../../api/facts';
import type { InlineNote, RichText } from '../../content/blocks';
import { phoneHours } from '../../content/phoneHours';
import { PhoneLink, SiteLink } from '../../ui/links';

function CallInWords({ words }: { readonly words: string }) {
  const { profile } = useFacts();
  return (
    <span>
      {words} la <PhoneLink number={profile.phone} /> ({phoneHours(profile)})
    </span>
  );
}

function NoteInWords({ note, call }: InlineNote) {
  const words = useFacts().profile[note];
  if (words) return <span>{words}</span>;
  return (
    <>
      <CallInWords words={call} />.
    </>
  );
}

/** Links the emergency number wherever a text names it. */
function WithEmergencyNumber({ text }: { readonly text: string }) {
  return text
    .split(/\b(112)\b/)
    .map((part, index) => (part === '112' ? <PhoneLink key={index} number={part} /> : part));
}

/** Renders a sentence with its links, its strong words and the clinic's words and phone. */
export function RichTextView({ text }: { readonly text: RichText }) {
  if (typeof text === 'string') return <WithEmergencyNumber text={text} />;
  return text.map((part, index) => {
    // A sentence never changes order, so its parts' places name them.
    if (typeof part === 'string')
      return (
        <span key={index}>
          <WithEmergencyNumber text={part} />
        </span>
      );
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>;
    if ('note' in part) return <NoteInWords key={index} {...part} />;
    if ('call' in part) return <CallInWords key={index} words={part.call} />;
    return (
      <SiteLink key={index} to={part.to}>
        {part.text}
      </SiteLink>
    );
  });
}
