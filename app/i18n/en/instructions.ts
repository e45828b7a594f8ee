/** Focus of each weekday, shown until staff change it. */
export const defaultInstructions = {
  Monday:
    'Begin with the breath: five rounds of Anulom Vilom, then six slow Surya Namaskar. Count each inhale to four.',
  Tuesday: 'Hips and lower back: hold Baddha Konasana and Pigeon for ten breaths on each side. Keep the spine long.',
  Wednesday: 'Balance: Vrikshasana on both feet with your eyes on one still point. Touch a wall if you need it.',
  Thursday: 'Strength: Plank, Chaturanga and Bhujangasana, three rounds. Lower the knees before the back sags.',
  Friday: 'Twists and digestion: Ardha Matsyendrasana and Marichyasana, five breaths each. Turn from the navel.',
  Saturday: 'Forward folds: Paschimottanasana with bent knees, then Viparita Karani at the wall for five minutes.',
  Sunday: 'Rest: fifteen minutes of Yoga Nidra and three rounds of Bhramari. Bring a friend or your family today.',
};
