import type { DietPlanType } from '~/db/generated/enums';

/** A diet plan with the texts of its PDF and the design of its cover. */
export interface PlannedDietPlan {
  title: string;
  description: string;
  type: DietPlanType;
  karma_points_required?: number;
  /** Name of the member for whom a personalised plan was made. */
  owner?: string;
  isPrivate?: boolean;
  meals: [time: string, dish: string][];
  note: string;
  cover: { ground: string; dish: string; garnish: string };
}

/** Diet plans of each type. Together they cover every goal that a member can choose. */
export const dietPlans: readonly PlannedDietPlan[] = [
  {
    title: 'Overall health: the everyday thali',
    description: 'A week of simple home plates: one grain, one dal, two vegetables, curd and fruit.',
    type: 'free',
    meals: [
      ['On waking', 'A glass of warm water with lemon'],
      ['Breakfast', 'Vegetable poha with peanuts, one guava'],
      ['Lunch', 'Two phulka, moong dal, bhindi, cucumber raita'],
      ['Around 5 PM', 'Roasted chana and buttermilk'],
      ['Dinner', 'Khichdi with ghee, lauki, a spoon of curd'],
    ],
    note: 'Eat at the same hours every day and leave a quarter of the stomach empty.',
    cover: { ground: '#e3e9e4', dish: '#f6ae2d', garnish: '#1b6646' },
  },
  {
    title: 'Better sleep: light evenings',
    description: 'Early, warm and easily digested dinners for nights without waking.',
    type: 'free',
    meals: [
      ['Breakfast', 'Oats porridge with banana and almonds'],
      ['Lunch', 'Rice, sambar, beans poriyal, curd'],
      ['Around 4 PM', 'The last tea or coffee of the day'],
      ['Dinner by 7 PM', 'Vegetable dalia with a little ghee'],
      ['Before bed', 'Warm milk with nutmeg and turmeric'],
    ],
    note: 'Leave two hours between dinner and bed, and dim the lights after eating.',
    cover: { ground: '#24427f', dish: '#cfe0f2', garnish: '#f6ae2d' },
  },
  {
    title: 'Flexibility: food for supple joints',
    description: 'Anti-inflammatory spices, sesame and greens, for those who feel stiff in the morning.',
    type: 'free',
    meals: [
      ['On waking', 'Soaked methi seeds with warm water'],
      ['Breakfast', 'Ragi dosa with coriander chutney'],
      ['Lunch', 'Jowar roti, palak dal, carrot and beetroot salad'],
      ['Around 5 PM', 'Til laddu and green tea'],
      ['Dinner', 'Mixed vegetable soup, two phulka, turmeric paneer'],
    ],
    note: 'Water is half of flexibility: eight glasses, most of them before sunset.',
    cover: { ground: '#f0f3ef', dish: '#1b6646', garnish: '#a63f22' },
  },
  {
    title: 'Stress relief: calm through the day',
    description: 'Regular small meals without sugar peaks, for busy and restless weeks.',
    type: 'karma',
    karma_points_required: 100,
    meals: [
      ['Breakfast', 'Idli with sambar, five soaked almonds'],
      ['Around 11 AM', 'One seasonal fruit and pumpkin seeds'],
      ['Lunch', 'Brown rice, rajma, cabbage, buttermilk'],
      ['Around 5 PM', 'Tulsi tea and a handful of makhana'],
      ['Dinner', 'Vegetable upma and tomato soup'],
    ],
    note: 'Put the phone away while you eat: chewing slowly is the first breath practice.',
    cover: { ground: '#cfe0f2', dish: '#cfe0f2', garnish: '#1b6646' },
  },
  {
    title: 'Weight loss: twenty-one steady days',
    description: 'Filling plates with plenty of fibre and protein. No crash, no hunger.',
    type: 'karma',
    karma_points_required: 500,
    meals: [
      ['On waking', 'Jeera water'],
      ['Breakfast', 'Two moong chilla with mint chutney'],
      ['Lunch', 'One bajra roti, chana dal, a large bowl of salad'],
      ['Around 5 PM', 'Sprouts with lemon'],
      ['Dinner by 7 PM', 'Grilled paneer or tofu with stir-fried vegetables'],
    ],
    note: 'Expect half a kilogram a week. Slower is better than back again.',
    cover: { ground: '#f6cf82', dish: '#1b6646', garnish: '#f6cf82' },
  },
  {
    title: 'Strength building: protein from the Indian kitchen',
    description: 'Dals, paneer, peanuts and millets around the Vinyasa class.',
    type: 'karma',
    karma_points_required: 1000,
    meals: [
      ['Before class', 'One banana and five dates'],
      ['Breakfast', 'Besan chilla with paneer, a glass of milk'],
      ['Lunch', 'Rice, chole, curd, two vegetables'],
      ['After class', 'Sattu with water, salt and lemon'],
      ['Dinner', 'Two phulka, soya bhurji, dal'],
    ],
    note: 'About one gram of protein for each kilogram of body weight, spread over the day.',
    cover: { ground: '#17233f', dish: '#f6ae2d', garnish: '#f0a184' },
  },
  {
    title: 'Mindfulness: a sattvic fortnight',
    description: 'Fresh, mild, seasonal food for a mindfulness retreat at home.',
    type: 'karma',
    karma_points_required: 2500,
    meals: [
      ['Breakfast', 'Fruit with soaked nuts'],
      ['Lunch', 'Rice, tur dal, pumpkin, ghee, curd'],
      ['Around 4 PM', 'Coconut water'],
      ['Dinner before sunset', 'Moong khichdi and steamed greens'],
      ['Before bed', 'Warm water with a little cardamom'],
    ],
    note: 'No onion, garlic, caffeine or leftovers. Eat the first three bites in silence.',
    cover: { ground: '#fffdf8', dish: '#f0a184', garnish: '#24427f' },
  },
  {
    title: 'Asha’s evening plan',
    description: 'Made with Asha after her call: lighter dinners around the 8 PM Yoga Nidra.',
    type: 'personalized',
    owner: 'Asha Sharma',
    meals: [
      ['Breakfast', 'Thalipeeth with curd'],
      ['Lunch', 'Jowar bhakri, pithla, koshimbir'],
      ['Around 5 PM', 'Fruit and walnuts'],
      ['Dinner by 7 PM', 'Masoor soup with vegetables'],
      ['After Nidra', 'Warm milk with nutmeg'],
    ],
    note: 'Next review after four weeks.',
    cover: { ground: '#b6bfd2', dish: '#cfe0f2', garnish: '#a63f22' },
  },
  {
    title: 'Rajeshwari’s plan after the operation',
    description: 'Soft food for the weeks of recovery, agreed with her doctor.',
    type: 'personalized',
    owner: 'Rajeshwari Gowda',
    isPrivate: true,
    meals: [
      ['Breakfast', 'Ragi porridge'],
      ['Lunch', 'Soft rice with rasam and ash gourd'],
      ['Around 5 PM', 'Tender coconut'],
      ['Dinner', 'Moong dal soup, steamed idli'],
    ],
    note: 'For her alone. Back to the everyday thali when the doctor agrees.',
    cover: { ground: '#e3e9e4', dish: '#a51c38', garnish: '#f6cf82' },
  },
];
