import type { ClassType } from '~/db/generated/enums';

interface BatchSlot {
  title: string;
  description: string;
  instructor: string;
  class_type: ClassType;
  start_time: string;
  end_time: string;
  max_participants: number;
  live_link: string;
  /** Average rating that members give, out of five stars. */
  usualStars: number;
}

/** The six batches from the specification: at 6, 7 and 8 in the morning and in the evening. */
export const batchSlots = [
  {
    title: 'Sunrise Surya Namaskar',
    description:
      'Twelve steps with the rising sun, slow at first and then with the breath. Closes with five minutes of rest.',
    instructor: 'Ananya Deshpande',
    class_type: 'AllLevels',
    start_time: '06:00:00',
    end_time: '06:45:00',
    max_participants: 30,
    live_link: 'https://meet.google.com/sga-dawn-sur',
    usualStars: 4.8,
  },
  {
    title: 'Hatha Foundations',
    description: 'Standing and seated poses held long enough to learn them well. Every pose has an easier way.',
    instructor: 'Venkatesh Iyer',
    class_type: 'Beginner',
    start_time: '07:00:00',
    end_time: '07:50:00',
    max_participants: 30,
    live_link: 'https://meet.google.com/sga-hath-fnd',
    usualStars: 4.6,
  },
  {
    title: 'Chair Yoga for Every Body',
    description: 'Gentle movement for stiff knees, long desk days and older joints. A firm chair is all it takes.',
    instructor: 'Mary Joseph',
    class_type: 'Beginner',
    start_time: '08:00:00',
    end_time: '08:45:00',
    max_participants: 25,
    live_link: 'https://meet.google.com/sga-chai-rev',
    usualStars: 4.4,
  },
  {
    title: 'Pranayama and Breath',
    description: 'Anulom vilom, bhramari and long exhales to put the working day down.',
    instructor: 'Imran Qureshi',
    class_type: 'AllLevels',
    start_time: '18:00:00',
    end_time: '18:45:00',
    max_participants: 30,
    live_link: 'https://meet.google.com/sga-pran-bre',
    usualStars: 4.7,
  },
  {
    title: 'Strength and Balance Vinyasa',
    description: 'A flowing hour for legs, core and balance. Come when the foundations feel easy.',
    instructor: 'Gurpreet Kaur',
    class_type: 'Advanced',
    start_time: '19:00:00',
    end_time: '20:00:00',
    max_participants: 30,
    live_link: 'https://meet.google.com/sga-vinb-ala',
    usualStars: 4.1,
  },
  {
    title: 'Yoga Nidra for Sleep',
    description:
      'Lying down, lights low: a guided rest from the toes to the crown. Most people sleep better the same night.',
    instructor: 'Tenzin Dolma',
    class_type: 'Intermediate',
    start_time: '20:00:00',
    end_time: '20:45:00',
    max_participants: 30,
    live_link: 'https://meet.google.com/sga-nidr-slp',
    usualStars: 4.9,
  },
] as const satisfies readonly BatchSlot[];
