import { parseArgs } from 'node:util';
import { startBareServer } from './bare-server';
import { type Community, openCommunity } from './community';
import { measureExport } from './export';
import { FLOOD_SETTINGS, measureFlood } from './flood';
import { measureGrowth } from './growth';
import { measureImport } from './imports';
import { measureJobs } from './jobs';
import { CROWD_SIZE, measureCrowd, measureMarks } from './marks';
import { measureMorning } from './morning';
import { measureMemory } from './memory';
import { writeMeasurements } from './measurements';
import { measurePlans } from './plans';
import { measureReminders, REMINDED_MEMBERS, REMINDER_SETTINGS } from './reminders';
import { measureSpeed } from './speed';
import { measureStatements } from './statements';

const SMALL = { name: 'small', members: 10_000, attendances: 100_000 };
const LARGE = { name: 'large', members: 1_000_000, attendances: 10_000_000 };

const CROWDED = { name: 'crowd', members: CROWD_SIZE, attendances: CROWD_SIZE };

const REMINDERS = {
  name: 'reminders',
  members: REMINDED_MEMBERS,
  attendances: REMINDED_MEMBERS,
  settings: REMINDER_SETTINGS,
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const section = values.only === undefined ? positionals[0] : 'speed';
const isSelected = (one: string) => section === undefined || section === one;

const opened: Community[] = [];
const open = async (size: Parameters<typeof openCommunity>[0]) => {
  const community = await openCommunity(size);
  opened.push(community);
  return community;
};

try {
  // The flood runs only if it is requested by name, because its web process has different settings.
  const isFlood = section === 'flood';
  const small = await open({ ...SMALL, settings: isFlood ? FLOOD_SETTINGS : {} });
  if (isFlood) await writeMeasurements('flood', await measureFlood(small));
  if (isSelected('speed') || isSelected('marks') || isSelected('morning')) {
    const bare = await startBareServer();
    try {
      if (values.only !== undefined) process.stdout.write(`${await measureSpeed(small, bare, values.only)}\n`);
      else if (isSelected('speed')) await writeMeasurements('speed', await measureSpeed(small, bare));
      if (isSelected('morning')) await writeMeasurements('morning', await measureMorning(small, bare));
      if (isSelected('marks')) await writeMeasurements('marks', await measureMarks(small, bare));
    } finally {
      await bare.stop();
    }
  }
  if (isSelected('growth') || isSelected('plans')) {
    const large = await open(LARGE);
    if (isSelected('growth')) await writeMeasurements('growth', await measureGrowth(small, large));
    if (isSelected('plans')) await writeMeasurements('plans', await measurePlans(large));
  }
  if (isSelected('crowd')) await writeMeasurements('crowd', await measureCrowd(await open(CROWDED)));
  if (isSelected('reminders')) await writeMeasurements('reminders', await measureReminders(await open(REMINDERS)));
  if (isSelected('import')) await writeMeasurements('import', await measureImport(small));
  if (isSelected('memory')) await writeMeasurements('memory', await measureMemory(small));
  if (isSelected('export')) await writeMeasurements('export', await measureExport(small));
  if (isSelected('statements')) await writeMeasurements('statements', await measureStatements(small));
  if (isSelected('jobs')) await writeMeasurements('jobs', await measureJobs(small));
} finally {
  await Promise.all(opened.map((community) => community.close()));
}
