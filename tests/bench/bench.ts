import { parseArgs } from 'node:util';
import { startBareServers } from './bare-servers';
import { type Community, openCommunity } from './community';
import { measureGrowth } from './growth';
import { measureJobs } from './jobs';
import { CROWD, measureCrowd, measureMarks } from './marks';
import { measureMemory } from './memory';
import { writeMeasurements } from './measurements';
import { measurePlans } from './plans';
import { measureReminders, REMINDED, REMINDER_SETTINGS } from './reminders';
import { measureSpeed } from './speed';

const SMALL = { name: 'small', members: 10_000, attendances: 100_000 };
const LARGE = { name: 'large', members: 1_000_000, attendances: 10_000_000 };

const CROWDED = { name: 'crowd', members: CROWD, attendances: CROWD };

const REMINDERS = { name: 'reminders', members: REMINDED, attendances: REMINDED, settings: REMINDER_SETTINGS };

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const section = values.only === undefined ? positionals[0] : 'speed';
const wanted = (one: string) => section === undefined || section === one;

const opened: Community[] = [];
const open = async (size: Parameters<typeof openCommunity>[0]) => {
  const community = await openCommunity(size);
  opened.push(community);
  return community;
};

try {
  const small = await open(SMALL);
  if (wanted('speed') || wanted('marks')) {
    const bare = await startBareServers();
    try {
      if (values.only !== undefined) process.stdout.write(`${await measureSpeed(small, bare, values.only)}\n`);
      else if (wanted('speed')) await writeMeasurements('speed', await measureSpeed(small, bare));
      if (wanted('marks')) await writeMeasurements('marks', await measureMarks(small, bare));
    } finally {
      await bare.stop();
    }
  }
  if (wanted('growth') || wanted('plans')) {
    const large = await open(LARGE);
    if (wanted('growth')) await writeMeasurements('growth', await measureGrowth(small, large));
    if (wanted('plans')) await writeMeasurements('plans', await measurePlans(large));
  }
  if (wanted('crowd')) await writeMeasurements('crowd', await measureCrowd(await open(CROWDED)));
  if (wanted('reminders')) await writeMeasurements('reminders', await measureReminders(await open(REMINDERS)));
  if (wanted('memory')) await writeMeasurements('memory', await measureMemory(small));
  if (wanted('jobs')) await writeMeasurements('jobs', await measureJobs(small));
} finally {
  await Promise.all(opened.map((community) => community.close()));
}
