import type { Gender } from '~/db/generated/enums';
import type { Face } from '~/domain/members/policy';

/** A demo member and the classes they attended. Days count back from today. */
export interface Person {
  name: string;
  gender?: Gender;
  city?: string;
  /** Date of birth in the form YYYYMMDD. */
  birth_date?: number;
  goal?: string;
  joinedDaysAgo: number;
  /** Number of classes attended before today. */
  classes: number;
  /**
   * Current streak: the number of consecutive attended class days until the last class day before
   * today.
   */
  streak: number;
  /** How many class days ago the streak used a rest day. */
  restedDaysBack?: number;
  /** Number of class days missed since the last attendance, for a member without a streak. */
  idleDays: number;
  invitedBy?: string;
  /** The drawn face. A member with a face has agreed that friends see them in class. */
  face?: Face;
  /** Phone number in E.164 format. If undefined, a number is generated. */
  phone?: string;
  /**
   * True if the member attends no class today, regardless of the time at which the demo is created.
   */
  restsToday?: boolean;
  stoppedNotices?: boolean;
  /**
   * True if the member agreed to an earlier version of the policies, so that consent is requested
   * again.
   */
  needsConsent?: boolean;
}

type History = Partial<Person> & Pick<Person, 'joinedDaysAgo'>;

function createPerson(name: string, history: History): Person {
  return { name, classes: 0, streak: 0, idleDays: 3, ...history };
}

function createMember(
  name: string,
  gender: Gender,
  city: string,
  birthDate: number,
  goal: string,
  history: History,
): Person {
  return createPerson(name, { gender, city, birth_date: birthDate, goal, ...history });
}

const ASHA = 'Asha Sharma';
const SUNITA = 'Sunita Patil';
const GURPREET = 'Gurpreet Kaur';
const MARY = 'Mary Joseph';
const IMRAN = 'Imran Qureshi';

/** Name of the member to whom the staff account `admin` belongs. */
export const STAFF_MEMBER = 'Ananya Deshpande';

/**
 * The demo members: Asha, who has data on every screen, Ravi, who has none yet, and sixty further
 * members of every rank.
 */
export const people: readonly Person[] = [
  createMember(ASHA, 'Female', 'Pune', 19880314, 'Better sleep', {
    face: 'bun',
    joinedDaysAgo: 150,
    classes: 48,
    streak: 12,
    restedDaysBack: 4,
    phone: '+919876543210',
    restsToday: true,
    invitedBy: SUNITA,
  }),
  createPerson('Ravi Kumar', { joinedDaysAgo: 0, phone: '+919876543211', restsToday: true }),
  createMember(SUNITA, 'Female', 'Nashik', 19690822, 'Overall health', {
    joinedDaysAgo: 229,
    classes: 541,
    streak: 97,
  }),
  createMember('Venkatesh Iyer', 'Male', 'Chennai', 19620105, 'Flexibility', {
    joinedDaysAgo: 228,
    classes: 507,
    streak: 41,
    invitedBy: SUNITA,
  }),
  createMember(IMRAN, 'Male', 'Lucknow', 19790917, 'Stress relief', { joinedDaysAgo: 226, classes: 418, streak: 63 }),
  createMember('Lakshmi Narayanan', 'Female', 'Coimbatore', 19650511, 'Overall health', {
    joinedDaysAgo: 221,
    classes: 372,
    streak: 8,
    invitedBy: SUNITA,
  }),
  createMember(GURPREET, 'Female', 'Ludhiana', 19770403, 'Weight loss', {
    joinedDaysAgo: 219,
    classes: 331,
    streak: 55,
  }),
  createMember(MARY, 'Female', 'Kochi', 19581225, 'Better sleep', {
    joinedDaysAgo: 224,
    classes: 288,
    streak: 30,
    needsConsent: true,
  }),
  createMember(STAFF_MEMBER, 'Female', 'Delhi', 19900630, 'Mindfulness', {
    joinedDaysAgo: 229,
    classes: 262,
    streak: 17,
  }),
  createMember('Subhash Chatterjee', 'Male', 'Kolkata', 19560718, 'Overall health', {
    joinedDaysAgo: 213,
    classes: 236,
    streak: 24,
    invitedBy: IMRAN,
  }),
  createMember('Tenzin Dolma', 'Female', 'Gangtok', 19841109, 'Mindfulness', {
    joinedDaysAgo: 208,
    classes: 211,
    streak: 36,
  }),
  createMember('Rajeshwari Gowda', 'Female', 'Mysuru', 19720226, 'Flexibility', {
    joinedDaysAgo: 205,
    classes: 194,
    idleDays: 3,
    invitedBy: MARY,
  }),
  createMember('Harish Chandra Joshi', 'Male', 'Almora', 19600614, 'Strength building', {
    joinedDaysAgo: 200,
    classes: 183,
    streak: 14,
  }),
  createMember('Padmavathi Reddy', 'Female', 'Hyderabad', 19811003, 'Weight loss', {
    joinedDaysAgo: 190,
    classes: 168,
    streak: 21,
    invitedBy: SUNITA,
  }),
  createMember('Mohammed Faizal', 'Male', 'Kozhikode', 19860321, 'Stress relief', {
    joinedDaysAgo: 183,
    classes: 151,
    streak: 11,
    invitedBy: MARY,
  }),
  createMember('Sangeeta Borah', 'Female', 'Guwahati', 19790129, 'Better sleep', {
    joinedDaysAgo: 176,
    classes: 140,
    streak: 26,
  }),
  createMember('Bhavesh Mehta', 'Male', 'Ahmedabad', 19741216, 'Weight loss', {
    joinedDaysAgo: 171,
    classes: 127,
    idleDays: 6,
    invitedBy: GURPREET,
  }),
  createMember('Usha Rani Mishra', 'Female', 'Varanasi', 19660908, 'Overall health', {
    joinedDaysAgo: 168,
    classes: 116,
    streak: 9,
  }),
  createMember('Jaspreet Singh Gill', 'Male', 'Amritsar', 19920518, 'Strength building', {
    joinedDaysAgo: 160,
    classes: 104,
    streak: 19,
    invitedBy: GURPREET,
  }),
  createMember('Meenakshi Sundaram', 'Female', 'Madurai', 19701027, 'Mindfulness', {
    joinedDaysAgo: 158,
    classes: 97,
    streak: 13,
    invitedBy: SUNITA,
  }),
  createMember('Nandini Rao', 'Female', 'Bengaluru', 19930712, 'Stress relief', {
    joinedDaysAgo: 140,
    classes: 91,
    idleDays: 52,
    invitedBy: ASHA,
  }),
  createMember('Prakash Sahu', 'Male', 'Raipur', 19831204, 'Flexibility', {
    joinedDaysAgo: 149,
    classes: 86,
    streak: 5,
  }),
  createMember('Zeenat Ansari', 'Female', 'Bhopal', 19870225, 'Better sleep', {
    joinedDaysAgo: 143,
    classes: 81,
    streak: 16,
    invitedBy: IMRAN,
  }),
  createMember('Anil Kulkarni', 'Male', 'Pune', 19680319, 'Overall health', {
    joinedDaysAgo: 139,
    classes: 77,
    idleDays: 3,
  }),
  createMember('Kavita Joshi', 'Female', 'Pune', 19910602, 'Weight loss', {
    face: 'plait',
    joinedDaysAgo: 110,
    classes: 72,
    streak: 22,
    invitedBy: ASHA,
  }),
  createMember('Thomas Kurian', 'Male', 'Kottayam', 19540411, 'Flexibility', {
    joinedDaysAgo: 131,
    classes: 68,
    streak: 7,
    invitedBy: MARY,
  }),
  createMember('Shalini Srivastava', 'Female', 'Kanpur', 19820823, 'Stress relief', {
    joinedDaysAgo: 126,
    classes: 63,
    streak: 10,
  }),
  createMember('Debasish Mohanty', 'Male', 'Bhubaneswar', 19760106, 'Mindfulness', {
    joinedDaysAgo: 122,
    classes: 59,
    idleDays: 9,
  }),
  createMember('Ruksana Begum', 'Female', 'Patna', 19891114, 'Overall health', {
    joinedDaysAgo: 117,
    classes: 55,
    streak: 6,
    invitedBy: IMRAN,
  }),
  createMember('Ganesh Hegde', 'Male', 'Mangaluru', 19950928, 'Strength building', {
    joinedDaysAgo: 113,
    classes: 52,
    streak: 15,
    invitedBy: SUNITA,
  }),
  createMember('Rohan Deshmukh', 'Male', 'Nagpur', 19940416, 'Strength building', {
    face: 'short',
    joinedDaysAgo: 82,
    classes: 46,
    streak: 4,
    invitedBy: ASHA,
  }),
  createMember('Chitra Pillai', 'Female', 'Thiruvananthapuram', 19730708, 'Better sleep', {
    joinedDaysAgo: 104,
    classes: 44,
    streak: 18,
  }),
  createMember('Manoj Tiwari', 'Male', 'Gorakhpur', 19850512, 'Weight loss', {
    joinedDaysAgo: 99,
    classes: 41,
    idleDays: 4,
  }),
  createMember('Neha Kapoor', 'Female', 'San Francisco', 19880930, 'Mindfulness', {
    joinedDaysAgo: 96,
    classes: 39,
    streak: 3,
    phone: '+14155550123',
  }),
  createMember('Arvind Solanki', 'Male', 'Udaipur', 19710217, 'Overall health', {
    joinedDaysAgo: 92,
    classes: 36,
    idleDays: 33,
    invitedBy: SUNITA,
  }),
  createMember('Pooja Thakur', 'Female', 'Shimla', 19960824, 'Flexibility', {
    joinedDaysAgo: 88,
    classes: 34,
    streak: 9,
    invitedBy: GURPREET,
  }),
  createMember('Lalremruati Hnamte', 'Female', 'Aizawl', 19910103, 'Stress relief', {
    joinedDaysAgo: 85,
    classes: 33,
    streak: 12,
  }),
  createMember('Suresh Babu Naidu', 'Male', 'Visakhapatnam', 19630622, 'Better sleep', {
    joinedDaysAgo: 80,
    classes: 31,
    streak: 5,
    invitedBy: SUNITA,
  }),
  createMember('Farah Shaikh', 'Female', 'Mumbai', 19930319, 'Stress relief', {
    face: 'bob',
    joinedDaysAgo: 54,
    classes: 27,
    streak: 8,
    invitedBy: ASHA,
  }),
  createMember('Vijay Kumar Verma', 'Male', 'Indore', 19780805, 'Weight loss', {
    joinedDaysAgo: 72,
    classes: 25,
    streak: 2,
    stoppedNotices: true,
  }),
  createMember('Aishwarya Menon', 'Female', 'Thrissur', 19981111, 'Mindfulness', {
    joinedDaysAgo: 66,
    classes: 23,
    streak: 6,
  }),
  createMember('Deepak Yadav', 'Male', 'Gurugram', 19901001, 'Strength building', {
    joinedDaysAgo: 45,
    classes: 21,
    idleDays: 5,
    invitedBy: ASHA,
  }),
  createMember('Hemlata Rawat', 'Female', 'Dehradun', 19670430, 'Overall health', {
    joinedDaysAgo: 61,
    classes: 19,
    streak: 11,
    invitedBy: 'Harish Chandra Joshi',
  }),
  createMember('Joydeep Sen', 'Male', 'Siliguri', 19870727, 'Flexibility', {
    joinedDaysAgo: 58,
    classes: 18,
    idleDays: 20,
    invitedBy: 'Subhash Chatterjee',
  }),
  createMember('Kiran Jadhav', 'Other', 'Kolhapur', 19990215, 'Stress relief', {
    joinedDaysAgo: 52,
    classes: 16,
    streak: 4,
    invitedBy: SUNITA,
  }),
  createMember('Shabnam Lone', 'Female', 'Srinagar', 19920909, 'Better sleep', {
    joinedDaysAgo: 49,
    classes: 14,
    streak: 7,
  }),
  createMember('Yash Agrawal', 'Male', 'Jaipur', 20010121, 'Strength building', {
    joinedDaysAgo: 43,
    classes: 13,
    idleDays: 8,
  }),
  createMember('Revathi Krishnan', 'Female', 'Puducherry', 19750613, 'Weight loss', {
    joinedDaysAgo: 40,
    classes: 11,
    streak: 3,
    invitedBy: 'Meenakshi Sundaram',
  }),
  createMember('Baljit Kaur Sandhu', 'Female', 'Patiala', 19610328, 'Overall health', {
    joinedDaysAgo: 36,
    classes: 9,
    streak: 5,
    invitedBy: GURPREET,
  }),
  createMember('Naveen Kumar Shetty', 'Male', 'Udupi', 19841217, 'Flexibility', {
    joinedDaysAgo: 33,
    classes: 8,
    idleDays: 2,
    invitedBy: SUNITA,
  }),
  createMember('Ipsita Das', 'Female', 'Cuttack', 19970506, 'Mindfulness', {
    joinedDaysAgo: 30,
    classes: 8,
    streak: 2,
  }),
  createMember('Sandeep Rathore', 'Male', 'Jodhpur', 19890810, 'Weight loss', {
    joinedDaysAgo: 27,
    classes: 7,
    idleDays: 11,
    invitedBy: SUNITA,
  }),
  createMember('Malati Hembram', 'Female', 'Ranchi', 19860404, 'Better sleep', {
    joinedDaysAgo: 24,
    classes: 6,
    streak: 3,
  }),
  createMember('Francis D’Souza', 'Male', 'Panaji', 19591002, 'Overall health', {
    joinedDaysAgo: 21,
    classes: 6,
    streak: 1,
    invitedBy: MARY,
  }),
  createMember('Tejaswini Patel', 'Female', 'Surat', 20030718, 'Stress relief', {
    joinedDaysAgo: 18,
    classes: 5,
    streak: 4,
  }),
  createMember('Abdul Rahman', 'Male', 'Moradabad', 19801130, 'Flexibility', {
    joinedDaysAgo: 15,
    classes: 4,
    streak: 2,
    invitedBy: IMRAN,
  }),
  createMember('Sushma Devi', 'Female', 'Muzaffarpur', 19760923, 'Overall health', {
    joinedDaysAgo: 12,
    classes: 3,
    idleDays: 3,
  }),
  createMember('Vikram Singh Rawat', 'Male', 'Noida', 19930214, 'Weight loss', { joinedDaysAgo: 10, invitedBy: ASHA }),
  createMember('Oinam Bembem Devi', 'Female', 'Imphal', 19880404, 'Strength building', {
    joinedDaysAgo: 8,
    classes: 2,
    streak: 2,
  }),
  createPerson('Karthik R', {
    joinedDaysAgo: 6,
    gender: 'Male',
    city: 'Salem',
    classes: 1,
    streak: 1,
    invitedBy: 'Venkatesh Iyer',
  }),
  createPerson('Priya', { joinedDaysAgo: 4, gender: 'Female', invitedBy: 'Kavita Joshi' }),
  createPerson('Om Prakash Gupta', { joinedDaysAgo: 2 }),
];
