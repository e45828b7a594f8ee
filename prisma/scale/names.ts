/** First names of the synthetic members, most frequent first. */
const FIRST_NAMES =
  `Sunita Anita Rahul Pooja Sanjay Rekha Amit Neha Priya Rajesh Asha Vijay Kavita Suresh Manoj Lakshmi Deepak Anil Usha Ravi Mohan
  Geeta Arun Shanti Vikram Jaya Rohit Savita Ashok Meena Ajay Nisha Sachin Divya Imran Radha Nitin Kiran Rani Gopal Farah Harsh Isha Arjun Aditi
  Meera Kabir Ananya Aarav Bhavna Sana Tara Yash Om Leela Naveen Pallavi Tarun Zoya Hemant Ila Jatin Komal Lalit Madhu Naina Omkar Padma Qasim
  Ritu Salim Tejas Uday Vandana Wasim Yamini Zubin Alka Balaji Charu Dinesh Ekta Firoz Gauri Hari Indu Jagdish Kalpana Lata Mukesh Nandini
  Prakash Rukmini Shyam Trupti Umesh
  सुनीता राजेश`.split(/\s+/);

/** Family names of the synthetic members, most frequent first. */
const FAMILY_NAMES =
  `Devi Kumar Singh Sharma Khan Patel Verma Yadav Das Gupta Reddy Rao Joshi Mishra Nair Shah Mehta Jain Chauhan Ghosh Pillai
  Banerjee Agarwal Fernandes Iyer Kapoor Kulkarni Malhotra Menon Saxena Thomas Varma Bose Chatterjee Desai Dutta Gill Hegde Iyengar Jadhav Kaur
  Lal Mukherjee Naidu Ojha Pandey Qureshi Rathore Sethi Tiwari Upadhyay Vyas Wagle Xavier Yadavalli Zaidi Ansari Bhat Chopra Deshmukh Eapen
  Farooqui Gandhi Hussain Inamdar Jha Kamble Lobo Murthy Nambiar Oza Pawar Rajput Sinha Thakur Unnikrishnan Venkatesh Walia Yogi Zacharia Bhatt
  Chandra Dixit Garg Handa Jacob Khanna Luthra Mathew Nigam Parekh Raman Sood Tandon Vohra Wadhwa
  पाण्डेय शर्मा`.split(/\s+/);

/**
 * Returns an SQL expression that derives a name from a number. The first names of each list are
 * about six times as frequent as the last.
 */
export function buildNameSql(number: string): string {
  return `${pick(FIRST_NAMES, number, 2_654_435_761)} || ' ' || ${pick(FAMILY_NAMES, number, 2_246_822_519)}`;
}

function pick(names: readonly string[], number: string, factor: number): string {
  const list = names.map((name) => `'${name}'`).join(', ');
  const share = `(${number}::numeric * ${factor} % 4294967296 / 4294967296)::float`;
  return `(ARRAY[${list}])[1 + floor(${names.length} * power(${share}, 1.5))::int]`;
}
