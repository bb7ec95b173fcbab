import type { Node } from 'jsonc-parser';
import {
  nodeAt,
  positionIn,
  readJsonTree,
  type JsonFault,
  type JsonPath,
} from '../../../src/replay/scenario/jsonTree';

function rootOf(text: string): Node {
  const read = readJsonTree(text);
  if ('fault' in read) throw new Error(read.fault.detail);
  return read.root;
}

function faultOf(text: string): JsonFault {
  const read = readJsonTree(text);
  if ('root' in read) throw new Error('read without a fault');
  return read.fault;
}

const FACTS = `{
  "services": [
    { "name": "EKG",
      "prices": [250] }
  ]
}`;

test('positions are counted in lines and columns as an editor does', () => {
  expect(positionIn(FACTS, 0)).toEqual({ line: 1, column: 1 });
  expect(positionIn(FACTS, FACTS.indexOf('"services"'))).toEqual({ line: 2, column: 3 });
  expect(positionIn(FACTS, FACTS.length)).toEqual({ line: 6, column: 2 });
});

test.each<[JsonPath, { line: number; column: number }]>([
  [['services', 0, 'prices', 0], { line: 4, column: 18 }],
  [['services', 0, 'prices', 3, 'cost'], { line: 4, column: 17 }],
  [['services', 0, 'key'], { line: 3, column: 5 }],
  [['profile', 'name'], { line: 1, column: 1 }],
  [[], { line: 1, column: 1 }],
])('an error at %j is located at its value, or at its parent if it is missing', (path, place) => {
  expect(positionIn(FACTS, nodeAt(rootOf(FACTS), path).offset)).toEqual(place);
});

test.each([
  ['an open list', '[1', 2, 'CloseBracketExpected'],
  ['a name without its value', '{"a":', 5, 'ValueExpected'],
  ['half a text', '{"a": "x', 6, 'UnexpectedEndOfString'],
  ['half a word before the last line’s end', '{"a": tru\n', 6, 'InvalidSymbol'],
])('a file that ends in %s was cut off', (_what, text, offset, detail) => {
  expect(faultOf(text)).toEqual({ kind: 'cutOff', offset, detail });
});

test.each([
  ['nothing', '', 0, 'ValueExpected'],
  ['something after the end', '{} x', 3, 'InvalidSymbol'],
  ['a comment', '// c\n{}', 0, 'InvalidCommentToken'],
  ['a comma after the last', '[1,]', 3, 'ValueExpected'],
  ['a fault long before an end that is missing too', '  {"a" 1, "b": [', 7, 'ColonExpected'],
])('%s is malformed, not cut off', (_what, text, offset, detail) => {
  expect(faultOf(text)).toEqual({ kind: 'malformed', offset, detail });
});

test.each([
  ['beside it', '{"a": 1, "b": 2, "a": 3}', 17],
  ['further in', '{"a": 1, "b": [{"a": 2}, {"c": 1, "a": 3, "a": 4}]}', 42],
])(
  'a key that occurs twice in one object is an error, located at the second one %s',
  (_where, text, offset) => {
    expect(faultOf(text)).toEqual({ kind: 'repeatedName', offset, detail: 'a' });
  },
);

test.each(['{"a": {"a": 1}, "b": "a"}', '[{"a": 1}, {"a": 1}]', '[[1], [1], 1, 1]'])(
  'equal keys or values in different places are not duplicates: %s',
  (text) => {
    expect(rootOf(text)).toMatchObject({ offset: 0, length: text.length });
  },
);
