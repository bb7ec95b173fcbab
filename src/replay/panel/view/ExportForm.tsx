import { useState } from 'react';
import { Button } from '../../../ui/Button';
import type { Recording } from '../record/recording';
import type { RecordingDesk } from '../record/recordingDesk';
import { scenarioFile } from '../record/scenarioFile';
import { Bar, Check, Input, ToolButton } from './panelParts';

interface ExportFormProps {
  readonly recording: Recording;
  readonly desk: RecordingDesk;
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Gives a recording its title and saves it; what somebody typed is replaced unless one asks for it. */
export function ExportForm({ recording, desk }: ExportFormProps) {
  const [title, setTitle] = useState('');
  const [keepsTyped, setKeepsTyped] = useState(false);
  return (
    <form
      aria-label="Export"
      onSubmit={(event) => {
        event.preventDefault();
        const { name, text } = scenarioFile(recording, { title, keepsTyped });
        download(name, text);
      }}
    >
      <Bar>
        <label htmlFor="qa-title">Ce s-a întâmplat</label>
        <Input
          id="qa-title"
          required
          value={title}
          placeholder="Serverul cade la trimitere: apare mesajul, datele rămân"
          onChange={({ target }) => setTitle(target.value)}
        />
        <Check>
          <input
            type="checkbox"
            checked={keepsTyped}
            onChange={({ target }) => setKeepsTyped(target.checked)}
          />
          Păstrează textele scrise
        </Check>
        <Button type="submit" $small>
          Exportă scenariul
        </Button>
        <ToolButton $tone="quiet" onClick={() => desk.discard()}>
          Renunță
        </ToolButton>
      </Bar>
    </form>
  );
}
