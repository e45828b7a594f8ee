-- A message to a donor whose tax details staff have corrected.

ALTER TYPE "MessageTemplate" ADD VALUE 'donor_details_corrected';
