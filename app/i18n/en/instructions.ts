/** Focus of each weekday, shown until staff change it. A drawing shows the pose that is named. */
export const defaultInstructions = {
  Monday: 'Stand tall and strong, and breathe slowly (warrior, Virabhadrasana).',
  Tuesday: 'Rest your hips and lower back (child’s pose, Balasana).',
  Wednesday: 'Balance on one foot, near a wall if you like (tree, Vrikshasana).',
  Thursday: 'Make your back and arms stronger (cobra, Bhujangasana).',
  Friday: 'Gentle twists, good for digestion (Ardha Matsyendrasana).',
  Saturday: 'Stretch your back and legs (downward dog, Adho Mukha Svanasana).',
  Sunday: 'Sit at ease and rest (easy seat, Sukhasana). Bring a friend today.',
};
