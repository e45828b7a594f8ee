import type { Catalogue } from '../catalogue';

export const replyMessages: Catalogue['replies'] = {
  notices_stopped:
    'झाले. आता {brand} कडून WhatsApp वर रिमाइंडर किंवा सूचना येणार नाहीत. तुम्ही मागितलेला कोड मात्र येईल. पुन्हा सुरू करण्यासाठी START लिहा.',
  notices_resumed:
    'नमस्कार! वर्गातील बदल आणि तुमच्या देणग्यांच्या सूचना आता पुन्हा येतील. वर्गाआधी रिमाइंडर हवा असेल, तर तो प्रोफाइलमध्ये सुरू करा: {url}. बंद करण्यासाठी STOP लिहा.',
};
