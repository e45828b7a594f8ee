import { expect, test } from 'vitest';
import { createMember, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

async function createVisit() {
  const member = await createMember(ctx, { name: 'Asha Sharma' });
  const { Cookie } = await createMemberCookie(ctx, member);
  const headers = { Cookie };
  return {
    member,
    open: async (path: string) => (await request('GET', path, { headers })).text,
    send: (path: string, form: Record<string, string>) => request('POST', path, { headers, form }),
  };
}

const CONTROL = /<(?:input(?![^>]*type="hidden")|select|textarea)\b[^>]*>/g;

test.each(['/profile-edit', '/profile-edit/reminders', '/profile-edit/privacy'])(
  'Save Changes on %s saves every control of the page',
  async (path) => {
    const { open } = await createVisit();
    const [main = ''] = /<main.*<\/main>/s.exec(await open(path)) ?? [];
    const forms = main.match(/<form\b.*?<\/form>/gs) ?? [];
    const saving = forms.filter((form) => form.includes('Save Changes'));
    expect(saving).toHaveLength(1);
    expect(saving[0]?.match(CONTROL)?.length).toBeGreaterThan(0);
    expect(saving[0]?.match(CONTROL)).toEqual(main.match(CONTROL));
  },
);

test('the reminders page saves the batch, the minutes, the reminder and the notices together', async () => {
  const { member, open, send } = await createVisit();
  const path = '/profile-edit/reminders';
  const saved = await send(path, { batch: '06:00', minutes_before: '10', reminders: 'on', shows_notices: '1' });
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, path]);
  const findMember = () => ctx.db.member.findUniqueOrThrow({ where: { id: member.id }, include: { batch: true } });
  expect(await findMember()).toMatchObject({
    reminders_wanted_at: ctx.clock.now(),
    reminder_minutes: 10,
    notices_stopped_at: ctx.clock.now(),
    batch: { start_time: new Date('1970-01-01T06:00:00Z') },
  });
  const page = await open(path);
  expect(page).toMatch(/<option value="06:00" selected="">/);
  expect(page).toMatch(/<input(?=[^>]*name="reminders")[^>]*checked=""/);
  expect(page).not.toMatch(/<input(?=[^>]*name="notices")[^>]*checked=""/);
  await send(path, { batch: '', minutes_before: '10', notices: 'on', shows_notices: '1' });
  expect(await findMember()).toMatchObject({ reminders_wanted_at: null, notices_stopped_at: null, batch: null });
});

test('a member chooses on the privacy page how the leaderboard shows their name', async () => {
  const { open, send } = await createVisit();
  const path = '/profile-edit/privacy';
  expect(await open(path)).toMatch(/<input(?=[^>]*value="full")[^>]*checked=""/);
  expect((await send(path, { leaderboard_name: 'short' })).headers.get('Location')).toBe(path);
  expect(await open(path)).toMatch(/<input(?=[^>]*value="short")[^>]*checked=""/);
  expect((await send(path, { leaderboard_name: 'hidden' })).status).toBe(400);
});

test('friends see a member in class only while the switch on the privacy page is on', async () => {
  const { open, send } = await createVisit();
  const path = '/profile-edit/privacy';
  const isOn = async () => /<input(?=[^>]*name="show_presence")[^>]*checked=""/.test(await open(path));
  expect(await isOn()).toBe(false);
  for (const [show_presence, isShown] of [
    [{ show_presence: 'on' }, true],
    [{}, false],
  ] as const) {
    expect((await send(path, { leaderboard_name: 'full', ...show_presence })).headers.get('Location')).toBe(path);
    expect(await isOn()).toBe(isShown);
  }
});
