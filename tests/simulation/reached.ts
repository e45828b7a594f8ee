const CLASS_GONE = 'not_found Class not found.';
const CANCELLED = 'conflict This class is cancelled. Copy it to hold it on another day.';

const listResults = (what: string, ...answers: string[]) => answers.map((answer) => `${what}: ${answer}`);

/** Results and states that the simulations must reach under both rules. */
const BOTH = [
  ...listResults('sign up', 'done', 'conflict This phone number is already registered. Please login.'),
  'a friend is brought',
  'a phone comes again',
  'export',
  'delete member: done',
  'a donation loses its name',
  'STOP: done',
  'STOP again: done',
  'START: done',
  'START again: done',
  ...listResults('mark', 'done', CLASS_GONE, 'invalid Invalid attendance request', 'invalid This class is full'),
  ...listResults('mark', 'invalid This class has not started yet', 'invalid This class has ended'),
  'mark: conflict Attendance already marked for this class',
  'a mark of a day before',
  'title: Sadhak',
  'a mark of a class that overlaps',
  'a rush',
  'a rush on too few places',
  'day: attended',
  'day: missed',
  'day: excused',
  'a streak has ended',
  'class made: done',
  'class made for a day gone by: done',
  'classes of a series made',
  'class changed: done',
  ...listResults('cancel class', 'done', CLASS_GONE, 'conflict This class is cancelled already.'),
  'a class that is over: cancel',
  'a class that is over: delete',
  ...listResults('delete class', 'done', CLASS_GONE),
  ...listResults('class moved', 'done', CLASS_GONE, CANCELLED),
  ...listResults('class moved', 'invalid Members have attended this class, so its day cannot change'),
  ...listResults('class changed', 'invalid 2 places are taken already, so max participants cannot be lower', CANCELLED),
  ...listResults('repeat', 'done', CLASS_GONE, CANCELLED, 'conflict This class repeats already. End its series first.'),
  ...listResults('repeat', 'invalid Please choose a day from today on, not before the class itself'),
  ...listResults('end series', 'done', 'not_found Series not found. It may have ended already.'),
  ...listResults(
    'excuse',
    'done',
    'conflict This day is excused already.',
    'invalid Please choose today or a day of the past',
  ),
  'upload: done',
  'upload again: done',
  ...listResults(
    'upload',
    'conflict You have 5 donations waiting for review. Please wait until one of them is decided.',
  ),
  ...listResults('approve', 'approved', 'proposed', 'approved already', 'rejected already'),
  ...listResults('reject', 'pending', 'rejected', 'approved'),
  ...listResults(
    'undo',
    'pending',
    'approved',
    'rejected',
    'conflict This decision is final: its donor was already notified.',
  ),
  ...listResults('undo', 'conflict There is nothing to undo: this donation waits for a decision.'),
  'approved, not rejected, at once',
  'rejected, not approved, at once',
  ...listResults('donation', 'pending', 'approved', 'rejected'),
  ...listResults('message', 'queued', 'sent', 'delivered', 'read', 'failed'),
  ...listResults('message', 'skipped stopped', 'skipped expired'),
  'a message is sent twice',
  'the connection broke',
  'the connection broke after the commit',
  'a job was cut off',
  'job send-whatsapp-message lost',
  'job recalculate-member lost',
];

const REACHED = {
  kind: [
    ...listResults(
      'pause',
      'done',
      'conflict Your streak is paused already.',
      'conflict You can pause 2 times in 90 days.',
    ),
    'day: rested',
    'end of a pause: done',
  ],
  plain: ['pause: conflict Streaks cannot be paused.'],
};

/**
 * Lists how often each result and state was reached. Required ones that were not reached have the
 * count 0.
 */
export function formatTable(met: ReadonlyMap<string, number>, { isKind }: { isKind: boolean }) {
  const all = new Set([...met.keys(), ...BOTH, ...(isKind ? REACHED.kind : REACHED.plain)]);
  const rows = [...all].sort().map((what) => ({ what, times: met.get(what) ?? 0 }));
  return {
    text: rows.map(({ what, times }) => `${String(times).padStart(8)}  ${what}`).join('\n'),
    missing: rows.filter(({ times }) => times === 0).map(({ what }) => what),
  };
}
