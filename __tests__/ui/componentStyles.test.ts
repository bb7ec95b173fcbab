import { sourceFiles } from '../support/sourceFiles';

/**
 * Returns the selectors of a file's templates, with `&` for interpolated values, without at-rules and keyframe steps.
 */
function selectorsIn(text: string): readonly string[] {
  const filled = text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\$\{[^{}]*\}/g, '&')
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '&')
    // A value on its own line is a group of declarations.
    .replaceAll(/^ *&$/gm, '');
  return [...filled.matchAll(/`([^`]*)`/g)]
    .flatMap(([, template = '']) => [...template.matchAll(/([^;{}]*)\{/g)])
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(?:@|from$|to$)/.test(selector));
}

/** Returns the elements of a selector: what remains without attributes, classes, pseudo-classes and counts. */
const tagsIn = (selector: string): readonly string[] =>
  selector.replaceAll(/\[[^\]]*\]|[.#][\w-]+|::?[\w-]+|\d*n\b/g, ' ').match(/[a-z]\w*/g) ?? [];

// Elements that no component renders.
const DOCUMENT: readonly string[] = ['html', 'body'];

test('selectors are found in templates, without comments, values, at-rules and keyframe steps', () => {
  const source =
    "styled.p`\n/* b { } */\n  ${look}\n  @media ${wide} { > a:hover { color: ${({ $on }) => $on && '{}'}; } }\n  &[hidden] { top: 0; }\n`; keyframes`from { top: 0; }`";
  expect(selectorsIn(source)).toEqual(['> a:hover', '&[hidden]']);
  expect(['> a:hover', '&[hidden]', '> :nth-child(2n)', '.x svg'].flatMap(tagsIn)).toEqual(['a', 'svg']);
});

test('no component styles its children by their tags: a child has a style of its own', () => {
  const styled = sourceFiles().filter(
    ({ path, text }) => path === 'src/ui/tokens.ts' || text.includes("from 'styled-components'"),
  );
  const byTag = styled.flatMap(({ path, text }) =>
    selectorsIn(text)
      .filter((selector) => tagsIn(selector).some((tag) => !DOCUMENT.includes(tag)))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(byTag).toEqual([]);
});
