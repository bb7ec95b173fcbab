export interface Answer {
  readonly status: number;
  readonly bytes: number;
}

/** Reads whole answers out of a stream of bytes; they must carry a content-length. */
export function answerReader(onAnswer: (answer: Answer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const headEnd = rest.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const head = rest.toString('latin1', 0, headEnd);
      const bytes = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? '0');
      const end = headEnd + 4 + bytes;
      if (rest.length < end) return;
      rest = rest.subarray(end);
      onAnswer({ status: Number(head.slice(9, 12)), bytes });
    }
  };
}
