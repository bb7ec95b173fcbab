import type { ContactRequest } from './entities';
import {
  emailProblem,
  MESSAGE,
  nameProblem,
  phoneProblem,
  problemsOf,
  TEXT_LIMITS,
  textProblem,
  type FieldProblems,
} from './validation';

// Separate from validation.ts, which the booking page downloads.
export const contactProblems = (request: ContactRequest): FieldProblems<keyof ContactRequest> =>
  problemsOf(
    {
      name: nameProblem,
      email: emailProblem,
      phone: phoneProblem,
      subject: (text) => textProblem(text, { limit: TEXT_LIMITS.subject }),
      message: (text) => textProblem(text, MESSAGE),
    },
    request,
  );
