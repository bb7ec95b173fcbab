import type { ContactRequest } from './entities';
import {
  emailProblem,
  phoneProblem,
  TEXT_LIMITS,
  textProblem,
  cleaned,
  withoutUndefined,
  type FieldProblems,
} from './validation';

export function contactProblems(request: ContactRequest): FieldProblems<keyof ContactRequest> {
  const { name, email, phone, subject, message } = cleaned({ ...request });
  return withoutUndefined<keyof ContactRequest>({
    name: textProblem(name, { limit: TEXT_LIMITS.name }),
    email: emailProblem(email),
    phone: phoneProblem(phone),
    subject: textProblem(subject, { limit: TEXT_LIMITS.subject }),
    message: textProblem(message, { limit: TEXT_LIMITS.message, multiline: true }),
  });
}
