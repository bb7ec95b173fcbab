import type { Page } from 'playwright-core';
import { clinicInstant, type ClinicTime } from '../../src/domain/clock';
import { CALLS } from '../../src/domain/contract';
import { FACTS_PATH } from '../../src/domain/facts';

/** Every answer gives the page its time. */
const ANSWERS: readonly string[] = [CALLS.services, CALLS.doctors, CALLS.slots, CALLS.vacations, FACTS_PATH];

/** Lets the server's answers carry another time, which the page takes as the clinic's. */
export async function atClinicTime(page: Page, time: ClinicTime): Promise<void> {
  const date = new Date(clinicInstant(time)).toUTCString();
  const isAnswer = ({ pathname }: URL): boolean => ANSWERS.includes(pathname);
  await page.route(isAnswer, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}
