import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { routes } from '../../src/app/routes';
import { renderPage } from '../../src/prerender/renderPage';

async function htmlOf(pathname: string): Promise<string> {
  const page = await routes.find(({ path }) => path === pathname)?.lazy();
  if (page === undefined) throw new Error(`There is no page ${pathname}.`);
  return (await renderPage(page, pathname, SAMPLE_FACTS)).html;
}

const formOf = async (pathname: string): Promise<string> =>
  /<form.*<\/form>/s.exec(await htmlOf(pathname))?.[0] ?? '';

const runningTimers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

test('a page rendered on the server leaves no timer running', async () => {
  await htmlOf('/programare');
  const before = runningTimers();
  for (let time = 0; time < 5; time += 1) await htmlOf('/programare');
  expect(runningTimers()).toBe(before);
});

const before = process.env.BACKEND_URL;
afterEach(() => {
  if (before === undefined) delete process.env.BACKEND_URL;
  else process.env.BACKEND_URL = before;
});

describe.each(['/programare', '/contact'])('without JavaScript, the form of %s', (pathname) => {
  test('posts to its own page, which our server answers', async () => {
    delete process.env.BACKEND_URL;
    const form = await formOf(pathname);
    expect(form).toMatch(`action="${pathname}" method="post"`);
    expect(form).not.toMatch('<noscript>');
  });

  test('refers to the phone instead of posting, if another server answers', async () => {
    process.env.BACKEND_URL = 'https://api.exemplu.example';
    const form = await formOf(pathname);
    expect(form).toMatch('method="dialog"');
    expect(form).toMatch(/<button[^>]* disabled=""[^>]*>[^]*Trimitere/);
    expect(form).toMatch(/<noscript>[^]*nevoie de JavaScript[^]*0264 000 000[^]*<\/noscript>/);
  });
});
