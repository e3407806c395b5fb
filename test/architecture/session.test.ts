/** A session is a state and actions, and no more than whoever uses one can keep in mind. */
import { expect, test } from 'vitest';
import { membersOf, sessionMembers } from '../support/members.ts';
import { moduleFrom } from '../support/modules.ts';

const MOST = 17;

test('a session has at most seventeen members', () => {
  const members = sessionMembers();
  expect(members).toContain('state');
  expect(members).toContain('play');
  expect(members.length, members.join(' ')).toBeLessThanOrEqual(MOST);
});

const read = (source: string) => membersOf(moduleFrom(source), 'One');

test('every member counts, however it is declared', () => {
  const body = 'readonly a: 1; b(): void; readonly c?: () => void; get d(): 1;';
  expect(read(`interface Other { x: 1 } export interface One { ${body} }`)).toEqual([...'abcd']);
  expect(() => read('interface One extends Other { a: 1 }')).toThrow('extends');
  expect(() => read('interface Other { a: 1 }')).toThrow('no interface');
});
