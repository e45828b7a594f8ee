-- Replaces the first default texts of the week's focus, which named poses only in Sanskrit. Texts
-- that staff have changed stay.
UPDATE instructions SET instruction = plain, version = version + 1, updated_at = now()
FROM (VALUES
    ('Monday', 'Begin with the breath: five rounds of Anulom Vilom, then six slow Surya Namaskar. Count each inhale to four.',
      'Stand tall and strong, and breathe slowly (warrior, Virabhadrasana).'),
    ('Tuesday', 'Hips and lower back: hold Baddha Konasana and Pigeon for ten breaths on each side. Keep the spine long.',
      'Rest your hips and lower back (child’s pose, Balasana).'),
    ('Wednesday', 'Balance: Vrikshasana on both feet with your eyes on one still point. Touch a wall if you need it.',
      'Balance on one foot, near a wall if you like (tree, Vrikshasana).'),
    ('Thursday', 'Strength: Plank, Chaturanga and Bhujangasana, three rounds. Lower the knees before the back sags.',
      'Make your back and arms stronger (cobra, Bhujangasana).'),
    ('Friday', 'Twists and digestion: Ardha Matsyendrasana and Marichyasana, five breaths each. Turn from the navel.',
      'Gentle twists, good for digestion (Ardha Matsyendrasana).'),
    ('Saturday', 'Forward folds: Paschimottanasana with bent knees, then Viparita Karani at the wall for five minutes.',
      'Stretch your back and legs (downward dog, Adho Mukha Svanasana).'),
    ('Sunday', 'Rest: fifteen minutes of Yoga Nidra and three rounds of Bhramari. Bring a friend or your family today.',
      'Sit at ease and rest (easy seat, Sukhasana). Bring a friend today.')
  ) AS texts (day, first_text, plain)
WHERE day_name = day AND instruction = first_text;

UPDATE instructions
SET translations = jsonb_set(translations, '{hi,instruction}', to_jsonb(plain)), version = version + 1, updated_at = now()
FROM (VALUES
    ('Monday', 'साँस से शुरू करें: पाँच बार अनुलोम-विलोम, फिर छह धीमे सूर्य नमस्कार। हर साँस भरते हुए चार तक गिनें।',
      'सीधे और मज़बूत खड़े रहें, साँस धीमी रखें (वीरभद्रासन)।'),
    ('Tuesday', 'कूल्हे और कमर: बद्ध कोणासन और कपोतासन में दोनों ओर दस-दस साँसें रुकें। रीढ़ लंबी रखें।',
      'कूल्हों और कमर को आराम दें (बालासन)।'),
    ('Wednesday', 'संतुलन: दोनों पैरों पर बारी-बारी वृक्षासन, नज़र एक स्थिर बिंदु पर। ज़रूरत हो तो दीवार का सहारा लें।',
      'एक पैर पर संतुलन बनाएँ, चाहें तो दीवार का सहारा लें (वृक्षासन)।'),
    ('Thursday', 'बल: फलकासन, चतुरंग और भुजंगासन, तीन बार। कमर झुकने से पहले घुटने टिका दें।',
      'पीठ और बाँहों को मज़बूत करें (भुजंगासन)।'),
    ('Friday', 'मोड़ वाले आसन और पाचन: अर्ध मत्स्येन्द्रासन और मरीच्यासन, हर ओर पाँच साँसें। नाभि से मुड़ें।',
      'कमर को हल्के से मोड़ें, पाचन के लिए अच्छा (अर्ध मत्स्येन्द्रासन)।'),
    ('Saturday', 'आगे झुकना: घुटने मोड़कर पश्चिमोत्तानासन, फिर दीवार के सहारे पाँच मिनट विपरीत करणी।',
      'पीठ और पैरों को खींचें (अधोमुख श्वानासन)।'),
    ('Sunday', 'विश्राम: पंद्रह मिनट योग निद्रा और तीन बार भ्रामरी। आज किसी मित्र या परिवार को साथ लाएँ।',
      'आराम से बैठें और विश्राम करें (सुखासन)। आज किसी मित्र को साथ लाएँ।')
  ) AS texts (day, first_text, plain)
WHERE day_name = day AND translations #>> '{hi,instruction}' = first_text;
