/** Demo videos by category. Their links cover every YouTube URL format that people paste. */
export const videos: readonly {
  category: string;
  title: string;
  description: string;
  youtube_link: string;
  is_active?: boolean;
}[] = [
  {
    category: 'Beginner',
    title: 'Your first ten minutes on the mat',
    description: 'How to stand, sit and breathe before the first class.',
    youtube_link: 'https://www.youtube.com/watch?v=sG4aN1h0tQk',
  },
  {
    category: 'Beginner',
    title: 'Surya Namaskar, step by step',
    description: 'The twelve steps named, shown slowly and then in rhythm.',
    youtube_link: 'https://youtu.be/Ua7rMc_2xYE',
  },
  {
    category: 'Intermediate',
    title: 'Twenty minutes for the hips',
    description: 'A seated sequence towards Baddha Konasana and Pigeon.',
    youtube_link: 'https://www.youtube.com/watch?v=hP3ksZ-9bWo&t=15s',
  },
  {
    category: 'Intermediate',
    title: 'Standing balance, morning flow',
    description: 'Vrikshasana, Garudasana and the way between them.',
    youtube_link: 'https://www.youtube.com/live/Vr1kSh4s_Na',
  },
  {
    category: 'Advanced',
    title: 'Towards Bakasana',
    description: 'Wrists, core and courage: preparing the crow pose safely.',
    youtube_link: 'https://www.youtube.com/watch?v=bK7_aSan4Qm',
  },
  {
    category: 'Advanced',
    title: 'One hour of Vinyasa with Gurpreet',
    description: 'A recorded evening class for days on the road.',
    youtube_link: 'https://m.youtube.com/watch?v=Gp60vInYa8s',
  },
  {
    category: 'Meditation',
    title: 'Trataka with a candle',
    description: 'Twelve minutes of steady gazing for a quiet mind.',
    youtube_link: 'https://youtu.be/tR4tKa12mNs',
  },
  {
    category: 'Meditation',
    title: 'Yoga Nidra in Hindi',
    description: 'A guided rest of half an hour. Best with headphones.',
    youtube_link: 'https://www.youtube.com/watch?v=nDr4h1nD30m',
  },
  {
    category: 'Breathing',
    title: 'Anulom Vilom in five minutes',
    description: 'Alternate nostril breathing with a count of four.',
    youtube_link: 'https://www.youtube.com/shorts/aNu10mV1l0M',
  },
  {
    category: 'Breathing',
    title: 'Bhramari before sleep',
    description: 'The humming breath, six rounds.',
    youtube_link: 'https://www.youtube.com/watch?v=bHrAm4r1_6r',
  },
  {
    category: 'Other',
    title: 'Voices of Sangha: a rooftop in Nashik',
    description: 'Sunita and her neighbours on two hundred mornings together.',
    youtube_link: 'https://www.youtube.com/embed/nAsh1k_r00f',
  },
  {
    category: 'Other',
    title: 'Recording of the festival satsang',
    description: 'Kept for the archive.',
    youtube_link: 'https://www.youtube.com/watch?v=sAtS4nG_f3s',
    is_active: false,
  },
];
