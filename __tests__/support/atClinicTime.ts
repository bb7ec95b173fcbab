import type { Page } from 'playwright-core';
import { clinicInstant, type ClinicTime } from '../../src/domain/clock';

/** Every answer gives the page its time. */
const ANSWERS = /\/(fetch-|get-user-vacation|clinic-facts)/;

/** Lets the server's answers carry another time, which the page takes as the clinic's. */
export async function atClinicTime(page: Page, time: ClinicTime): Promise<void> {
  const date = new Date(clinicInstant(time)).toUTCString();
  await page.route(ANSWERS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}
