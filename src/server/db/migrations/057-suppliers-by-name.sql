-- Suppliers whose name begins with what somebody types, in the order of their names.
create index supplier_words_by_name on supplier_words (name_key collate "C", supplier_id);
