ALTER TYPE "FileKind" ADD VALUE 'site_logo';
ALTER TYPE "FileKind" ADD VALUE 'founder_photo';
ALTER TYPE "FileKind" ADD VALUE 'testimonial_photo';
